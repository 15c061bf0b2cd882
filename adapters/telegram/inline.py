"""Inline queries: a person names the bot in any chat, and gets personal offers. Nothing is stored."""

import logging
from collections.abc import Iterable

from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQuery,
    InlineQueryResultArticle,
    InlineQueryResultCachedPhoto,
    InputTextMessageContent,
    LinkPreviewOptions,
)
from telegram.constants import ParseMode
from telegram.error import TelegramError

from adapters.telegram.markup import CAPTION_LIMIT, text_of
from bot.people import Person
from bot.ports.inline import Offer, Offers
from bot.screen import Screen

log = logging.getLogger(__name__)


async def answer(bot: Bot, query: InlineQuery, person: Person, offers: Offers) -> None:
    """Answer a query with what the person may post in that chat. A failure, such as a late answer, is only logged."""
    results = [_result(offer) for offer in await offers.offers(person)]
    try:
        await bot.answer_inline_query(query.id, results, cache_time=0, is_personal=True)
    except TelegramError as error:
        log.info("an inline query was not answered", extra={"cause": type(error).__name__})


def _result(offer: Offer) -> InlineQueryResultArticle | InlineQueryResultCachedPhoto:
    if offer.picture:
        return InlineQueryResultCachedPhoto(
            id=offer.name,
            photo_file_id=offer.picture,
            title=offer.title,
            caption=text_of(offer.screen, CAPTION_LIMIT),
            parse_mode=ParseMode.HTML,
            reply_markup=_links(offer.screen),
        )
    return InlineQueryResultArticle(
        id=offer.name,
        title=offer.title,
        description=offer.about,
        input_message_content=InputTextMessageContent(
            text_of(offer.screen),
            parse_mode=ParseMode.HTML,
            link_preview_options=LinkPreviewOptions(is_disabled=True),
        ),
        reply_markup=_links(offer.screen),
    )


def _links(screen: Screen) -> InlineKeyboardMarkup | None:
    """Return only the link buttons: the bot would not receive presses of other buttons there."""
    rows: Iterable[list[InlineKeyboardButton]] = (
        [InlineKeyboardButton(button.label, url=button.url) for button in row if button.url] for row in screen.rows
    )
    kept = [row for row in rows if row]
    return InlineKeyboardMarkup(kept) if kept else None
