"""One package for each outside thing: telegram, discord, web, redis, pictures. No rule and no sentence is here."""
