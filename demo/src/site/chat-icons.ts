const icon = (strokes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" fill="none" stroke="#ffffff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">${strokes}</svg>`

/** White signs for the coloured buttons of the chat menu. */
export const chatIcons = {
  telegram: {
    key: 'chat/telegram.svg',
    svg: icon('<path d="M41 9 6 22.5l11.5 4.2L34 15 21.5 29.5 34.5 39z"/><path d="m17.5 26.7 1 11.3 4-6.5"/>'),
  },
  max: {
    key: 'chat/max.svg',
    svg: icon(
      '<path d="M24 8c9.4 0 17 6.7 17 15.2S33.4 38.5 24 38.5c-2.3 0-4.5-.4-6.5-1.1L8.5 41l2.6-7.4C8.6 30.9 7 27.2 7 23.2 7 14.7 14.6 8 24 8z"/><path d="M17 27.5v-8l7 6.2 7-6.2v8"/>',
    ),
  },
  mail: { key: 'chat/mail.svg', svg: icon('<rect x="7" y="11" width="34" height="26" rx="4"/><path d="m8.5 14.5 15.5 12 15.5-12"/>') },
}
