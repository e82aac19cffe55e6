/** Refusals about what the seller writes for buyers, with their statuses. */
export const contentErrors = {
  'content.not-found': 404,
  'content.changed': 409,
  'content.taken': 409,
  'content.legal': 409,
  'content.feed-in-use': 409,
  'letter.not-found': 404,
  'letter.no-address': 409,
  'feed.not-found': 404,
  'post.not-found': 404,
  'help.not-found': 404,
  'message.not-found': 404,
  'survey.not-found': 404,
} as const
