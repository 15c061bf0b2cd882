"""A small discord.py bot, as the tests of the emulator use it: one command of each kind."""

import re
from collections import Counter

import discord
from discord import app_commands

GREETINGS = {"en": "Hello", "pl": "Cześć"}


class CountButton(discord.ui.DynamicItem[discord.ui.Button], template=r"count:(?P<count>\d+)"):
    """A counter that lives in its custom id alone."""

    def __init__(self, count: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {count}", custom_id=f"count:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, interaction, item, match: re.Match[str]):
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None).add_item(CountButton(self.count + 1))
        await interaction.response.edit_message(content=f"{self.count + 1} presses", view=view)


class Words(app_commands.Translator):
    async def translate(self, string, locale, context):
        return {"hello": "witaj"}.get(string.message) if locale is discord.Locale.polish else None


class NameForm(discord.ui.Modal, title="Name"):
    name = discord.ui.TextInput(label="Name", custom_id="name")

    async def on_submit(self, interaction) -> None:
        await interaction.response.send_message(f"named {self.name.value}")


class Bot(discord.AutoShardedClient):
    """A small bot with one command of each kind."""

    def __init__(self, **options) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(intents=intents, guild_ready_timeout=0.05, max_ratelimit_timeout=None, **options)
        self.tree = app_commands.CommandTree(self)
        self.errors = []
        self.seen = Counter()
        self.deleted_channels = []
        self.add_dynamic_items(CountButton)
        self._add_commands()

    async def before_identify_hook(self, shard_id, *, initial=False) -> None:
        """Discord wants five seconds between shards; the emulator does not."""

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())
        await self.tree.sync()

    async def on_interaction(self, interaction) -> None:
        self.seen[interaction.guild.shard_id if interaction.guild else "dm"] += 1

    async def on_guild_channel_delete(self, channel) -> None:
        self.deleted_channels.append(channel.id)

    def _add_commands(self) -> None:
        tree = self.tree

        @tree.error
        async def failed(interaction, error) -> None:
            self.errors.append(error.__cause__ or error)

        async def completed(interaction, current: str):
            names = ["polish", "russian", "ukrainian"]
            return [app_commands.Choice(name=n, value=n) for n in names if n.startswith(current)]

        @tree.command(description="Says hello to you alone")
        async def hello(interaction) -> None:
            word = GREETINGS.get(str(interaction.locale), "?")
            note = f"{word} {interaction.guild_locale} {interaction.user.display_name}"
            await interaction.response.send_message(note, ephemeral=True)

        @tree.command(description="Opens a counter")
        @app_commands.autocomplete(preset=completed)
        async def newgame(interaction, preset: str = "polish") -> None:
            view = discord.ui.View(timeout=None).add_item(CountButton(0))
            await interaction.response.send_message(f"0 presses, {preset}", view=view)

        @tree.command(description="Thinks first")
        async def slow(interaction) -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.edit_original_response(content="thought")
            await interaction.followup.send("and one more", ephemeral=True)

        @tree.command(description="Writes to somebody privately")
        async def whisper(interaction, member: discord.Member) -> None:
            await member.send("psst")
            await interaction.response.send_message("sent", ephemeral=True)

        @tree.command(description="Asks for a name")
        async def rename(interaction) -> None:
            await interaction.response.send_modal(NameForm())
