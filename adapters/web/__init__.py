"""The playground: a group chat and the private chats of local people in one browser page."""
