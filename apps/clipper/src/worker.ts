/** A press lets the extension read the tab in front, once: a page of its own does it, beside that tab. */
chrome.action.onClicked.addListener(({ id, index }) => {
  if (id === undefined) return
  void chrome.tabs.create({ url: `/send.html?tab=${id}`, index: index + 1, openerTabId: id })
})
