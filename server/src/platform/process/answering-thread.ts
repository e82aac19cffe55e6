import { parentPort, Worker } from 'node:worker_threads'

/** Tells the thread, or asks it under an id. */
type Message<Question, Told> = { told: Told } | { id: number; question: Question }
type Answered<Answer> = { id: number; answer: Answer } | { id: number; error: Error }

type Waiting<Answer> = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

type Options<Told> = {
  file: URL
  data: unknown
  /** An answer leaves little behind; without a limit V8 lets its garbage grow to four times as much before it looks. */
  youngMb: number
  /** Called with each thread, the first and those that take its place: it knows nothing yet. */
  onStart: (tell: (told: Told) => void) => void
}

const ended = () => new Error('The thread ended')
const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** Before a thread is started again that died without an answer, doubled each time: one that cannot start must not use up a processor. */
const SHORTEST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 30_000

/** One thread beside the main one; its open questions are refused when it breaks, and another takes its place. */
export class AnsweringThread<Question, Answer, Told> {
  readonly #options: Options<Told>
  /** None while it waits to be started again. */
  #worker: Worker | null
  /** Threads that died one after another without an answer. */
  #fruitless = 0
  readonly #waiting = new Map<number, Waiting<Answer>>()
  #asked = 0
  #isClosed = false

  constructor(options: Options<Told>) {
    this.#options = options
    this.#worker = this.#start()
  }

  /** Questions that are not answered yet. */
  get load(): number {
    return this.#waiting.size
  }

  ask(question: Question): Promise<Answer> {
    const worker = this.#worker
    if (this.#isClosed || !worker) return Promise.reject(ended())
    return new Promise<Answer>((resolve, reject) => {
      const id = ++this.#asked
      this.#waiting.set(id, { resolve, reject })
      this.#send(worker, { id, question })
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#worker?.terminate()
  }

  #send(worker: Worker, message: Message<Question, Told>): void {
    worker.postMessage(message, [])
  }

  #start(): Worker {
    const { file, data, youngMb, onStart } = this.#options
    const worker = new Worker(file, { workerData: data, resourceLimits: { maxYoungGenerationSizeMb: youngMb } })
    worker.unref()
    worker.on('message', (answered: Answered<Answer>) => {
      this.#fruitless = 0
      const waiting = this.#waiting.get(answered.id)
      this.#waiting.delete(answered.id)
      if ('error' in answered) waiting?.reject(answered.error)
      else waiting?.resolve(answered.answer)
    })
    worker.on('error', (error: unknown) => this.#refuseAll(asError(error)))
    worker.on('exit', () => {
      this.#refuseAll(ended())
      this.#startAgain()
    })
    onStart((told) => this.#send(worker, { told }))
    return worker
  }

  #startAgain(): void {
    const start = () => {
      if (!this.#isClosed) this.#worker = this.#start()
    }
    this.#worker = null
    if (this.#fruitless > 0) setTimeout(start, Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** this.#fruitless)).unref()
    else start()
    this.#fruitless += 1
  }

  #refuseAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

type Answering<Question, Answer, Told> = {
  take: (told: Told) => void
  answer: (question: Question) => Answer | Promise<Answer>
  /** Memory that goes with an answer instead of being copied. */
  transferred?: (answer: Answer) => ArrayBuffer[]
}

/** The other side, run in the thread's own file. */
export function answerQuestions<Question, Answer, Told>({ take, answer, transferred = () => [] }: Answering<Question, Answer, Told>): void {
  const send = (answered: Answered<Answer>, memory: ArrayBuffer[]) => parentPort?.postMessage(answered, memory)
  const reply = async (id: number, question: Question) => {
    try {
      const answered = await answer(question)
      send({ id, answer: answered }, transferred(answered))
    } catch (error) {
      const { message, stack } = asError(error)
      // Its cause may be an object that no other thread can get.
      send({ id, error: Object.assign(new Error(message), { stack }) }, [])
    }
  }
  parentPort?.on('message', (message: Message<Question, Told>) => {
    if ('told' in message) take(message.told)
    else void reply(message.id, message.question)
  })
}
