/** The element that scrolls on desktop; on smaller screens the page itself does. */
export const SCROLLER_ID = 'scroller'
