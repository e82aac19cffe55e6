import { Worker } from 'node:worker_threads'
import { makePaper, type PaperWork } from './make-paper.ts'
import type { OrderPaper, Paper, PaperFormat } from './paper.ts'
import { paperTitle } from './paper-parts.ts'

/** A tenth of a second of work; a longer paper would keep other jobs of the process waiting for seconds. */
const FEW_LINES = 100

const makeApart = (work: PaperWork): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), { workerData: work })
    worker.on('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('The paper was not made.')))
  })

const lineCount = (paper: Paper): number => (paper.kind === 'reconciliation' ? paper.rows : paper.lines).length

const render = (work: PaperWork): Promise<Buffer> =>
  work.papers.reduce((sum, paper) => sum + lineCount(paper), 0) > FEW_LINES ? makeApart(work) : makePaper(work)

/** The file of a paper, from its snapshot and nothing else. */
export const renderPaper = (paper: Paper, format: PaperFormat): Promise<Buffer> =>
  render({ papers: [paper], format, title: paperTitle(paper) })

/** Several orders in one file. */
export const renderOrders = (papers: readonly OrderPaper[], format: PaperFormat): Promise<Buffer> =>
  render({ papers, format, title: papers.length === 1 && papers[0] ? paperTitle(papers[0]) : `Заказы: ${papers.length}` })
