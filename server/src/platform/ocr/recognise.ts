import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

const PROGRAM = 'tesseract'
const LANGUAGE = 'rus'
const MOST_OUTPUT = 4 * 1024 * 1024
/** Nothing of the server's own settings; one thread, for others need the processor too. */
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin', OMP_THREAD_LIMIT: '1' }

let detected: Promise<string | null> | undefined

/** The languages of the installed program, Russian first; null where the program or its Russian is missing. */
async function detect(): Promise<string | null> {
  const { stdout } = await promisify(execFile)(PROGRAM, ['--list-langs'], { timeout: 5_000, env: ENVIRONMENT }).catch(() => ({
    stdout: '',
  }))
  const languages = stdout.split(/\s+/)
  if (!languages.includes(LANGUAGE)) return null
  return languages.includes('eng') ? `${LANGUAGE}+eng` : LANGUAGE
}

/** Asked once: programs are installed before the server starts. */
export const recognitionLanguages = (): Promise<string | null> => {
  detected ??= detect()
  return detected
}

export class RecognitionFailure extends Error {}

/**
 * The words of a picture with their places, as the program's TSV: one column of texts of any size, in the resolution of a scanner, for
 * guessed resolutions tear tables apart. A process of its own with one thread and a deadline: a hostile picture
 * harms nothing but itself.
 */
export function recognise(picture: Uint8Array, { languages, limitMs }: { languages: string; limitMs: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(PROGRAM, ['stdin', 'stdout', '-l', languages, '--psm', '4', '--dpi', '300', 'tsv'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: ENVIRONMENT,
      timeout: Math.max(1, Math.round(limitMs)),
      killSignal: 'SIGKILL',
    })
    const parts: Buffer[] = []
    let size = 0
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      if (size > MOST_OUTPUT) child.kill('SIGKILL')
      else parts.push(part)
    })
    child.on('error', (error) => reject(new RecognitionFailure(String(error))))
    child.on('close', (code, signal) => {
      if (code === 0) resolve(Buffer.concat(parts).toString('utf8'))
      else reject(new RecognitionFailure(signal ? 'killed' : `ended with ${code}`))
    })
    // A program that ends early breaks the pipe; its exit code says why.
    child.stdin.on('error', () => {})
    child.stdin.end(picture)
  })
}
