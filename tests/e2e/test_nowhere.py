"""An address that nobody can read gets a page that says so, and the way to the door."""

from playwright.async_api import expect

from support.evening import Evening


async def test_an_address_that_is_no_text_leads_to_a_page_that_says_so(tonight: Evening) -> None:
    ada = await tonight.guest("Ada")
    for path in ("/%ff", "/%E0%A4%A/album", "/tv/%ff", "/%ff/replay"):
        answer = await ada.page.goto(f"{tonight.url}{path}")
        assert answer is not None
        assert answer.status == 200
        await expect(ada.page.get_by_role("heading", name="There is no such page")).to_be_visible()
    await ada.button("Home").click()
    await expect(ada.page.get_by_label("Your name")).to_be_visible()
    assert tonight.troubles == []
