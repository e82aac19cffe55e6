import type { Answer } from './answers.rules.ts'

/** Records every answer this process gets from the store. */
export function recordAnswers(origin: string): Answer[] {
  const answers: Answer[] = []
  const { fetch: originalFetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.startsWith(origin)) return originalFetch(input, init)
    const from = Date.now()
    const what = `${init?.method ?? 'GET'} ${new URL(url).pathname.replaceAll(/\d+/g, ':id')}`
    const note = (status: number) => void answers.push({ what, from, to: Date.now(), status })
    try {
      const answer = await originalFetch(input, init)
      note(answer.status)
      return answer
    } catch (error) {
      note(0)
      throw error
    }
  }
  return answers
}
