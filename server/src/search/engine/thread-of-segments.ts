import { AnsweringThread } from '#platform/process/answering-thread'
import type { Segment } from './segment.ts'
import { segmentsTeller, type SharedSegments } from './shared-segments.ts'

/** A thread that answers from segments whose memory it shares; its file runs `answerQuestions`. */
export type ThreadOfSegments<Question, Answer> = {
  /** Questions that are not answered yet. */
  readonly load: number
  use: (segments: readonly Segment[]) => void
  ask: (question: Question) => Promise<Answer>
  close: () => Promise<void>
}

export function threadOfSegments<Question, Answer>(options: {
  file: URL
  data: unknown
  youngMb: number
}): ThreadOfSegments<Question, Answer> {
  let current: readonly Segment[] = []
  let tell = segmentsTeller(() => {})
  const thread = new AnsweringThread<Question, Answer, SharedSegments>({
    ...options,
    onStart: (post) => {
      tell = segmentsTeller(post)
      if (current.length > 0) tell(current)
    },
  })
  return {
    get load() {
      return thread.load
    },
    use: (segments) => {
      current = segments
      tell(segments)
    },
    ask: (question) => thread.ask(question),
    close: () => thread.close(),
  }
}
