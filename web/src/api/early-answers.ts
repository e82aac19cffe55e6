declare global {
  /** Questions that public/boot.js asked for a signed-in user while the scripts of the page were still loading; gone after a while. */
  var earlyAnswers: { token: string; answers: Record<string, Promise<Response>> } | undefined
}

/** Each is given once, and only to the user who was signed in when the page began to load. */
export function takeEarlyAnswer(address: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers
  if (!early || early.token !== token) return undefined
  const answer = early.answers[address]
  delete early.answers[address]
  return answer
}
