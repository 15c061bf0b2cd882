"""The screens' small HTML as Discord's markdown."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.discord.markdown import TEXT_LIMIT, markdown, mentioned, pages
from bot.texts import Markup


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<b>Anna</b> leads", "**Anna** leads"),
        ("<i>a</i> <u>b</u> <s>c</s>", "*a* __b__ ~~c~~"),
        ("<b><i>both</i></b>", "***both***"),
        ("<code>3f9a_c1</code>", "`3f9a_c1`"),
        ("before<pre> #  Anna\n 1   120</pre>after", "before\n```\n #  Anna\n 1   120\n```\nafter"),
        ("<blockquote>one\ntwo</blockquote>\nafter", "> one\n> two\nafter"),
        ("<blockquote expandable>one\n# two</blockquote>\nafter", "-# one\n-# \\# two\nafter"),
        ("<b>two\nlines</b>", "**two**\n**lines**"),
        ("a &lt; b &amp; c", "a \\< b & c"),
    ],
)
def test_every_tag_has_its_markdown(text, shown):
    assert markdown(text) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<b>a</b><b>b</b>", "**ab**"),
        ("<i>a</i><b>b</b>", "*a*\u200b**b**"),
        ("<b></b>empty", "empty"),
    ],
)
def test_marks_that_touch_do_not_show(text, shown):
    assert markdown(text) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("*_~`|[]<\\", r"\*\_\~\`\|\[\]\<" + "\\\\"),
        ("# title", r"\# title"),
        ("-# small", r"\-# small"),
        ("> quote", r"\> quote"),
        ("1. first", r"1\. first"),
        ("<@42>", r"\<@42>"),
        ("@everyone", "@\u200beveryone"),
        ("@here", "@\u200bhere"),
        ("https://evil.example", "https:\u200b//evil.example"),
        ("[x](https://evil.example)", "\\[x\\](https:\u200b//evil.example)"),
    ],
)
def test_a_text_that_people_typed_has_no_markdown(name, shown):
    assert markdown(Markup.of(name)) == shown


def test_a_backtick_does_not_end_code():
    assert markdown("<code>a`b</code>") == "`aˋb`"
    assert markdown("<pre>a```b</pre>") == "```\naˋˋˋb\n```"


@given(st.text(alphabet="*_~`|[]<>#@\\-+12. ()a\n:/&"))
def test_no_typed_text_makes_a_mention_or_a_link(typed):
    shown = markdown(Markup.of(typed), limit=10**6)
    assert not re.search(r"(?<!\\)<[@#]|(?<!\\)\]\(|://|@everyone|@here", shown)
    assert shown.replace("\\", "").replace("\u200b", "").split() == typed.replace("\\", "").split()


def test_people_of_discord_are_mentioned_and_others_named():
    text = '<a href="person:discord:42">Anna</a>, <a href="person:telegram:7">B_n</a>, <a href="person:web:x">C</a>'
    assert markdown(text) == r"<@42>, B\_n, C"
    assert mentioned(text) == [42]


def test_links_lead_to_addresses_and_channels():
    assert markdown('<a href="https://example.org/a(b)">the rules</a>') == "[the rules](https://example.org/a%28b%29)"
    assert markdown('Your hand · <a href="channel:7">#table</a>') == "Your hand · <#7>"


def test_a_text_that_is_too_long_is_cut_between_lines():
    text = "\n".join(f"line {number}" for number in range(1000))
    shown = markdown(text)
    assert len(shown) <= TEXT_LIMIT
    assert shown.endswith("\n…")
    assert shown.splitlines()[-2].startswith("line ")


def test_pages_show_everything_and_close_their_code():
    text = "<b>Sheet</b>\n<pre>" + "\n".join(f"{number:4} 120 −30" for number in range(300)) + "</pre>\nend"
    found = pages(text)
    assert all(len(page) <= TEXT_LIMIT for page in found)
    assert all(page.count("```") % 2 == 0 for page in found)
    lines = "\n".join(found).replace("```\n", "").splitlines()
    assert [line for line in lines if "120" in line] == [f"{number:4} 120 −30" for number in range(300)]


def test_a_line_without_end_is_cut():
    assert all(len(page) <= TEXT_LIMIT for page in pages("x" * 5000))
    assert all(len(page) <= TEXT_LIMIT for page in pages("<pre>" + "x" * 5000 + "</pre>"))


def test_an_empty_text_is_one_empty_page():
    assert pages("") == [""]
