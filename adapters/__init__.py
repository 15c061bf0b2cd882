"""One package for each outside system: telegram, discord, web, redis, pictures. No rules and no texts are here."""
