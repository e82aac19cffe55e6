import { Worker } from 'node:worker_threads'
import { makeFile, type OnProgress, type RenderTask } from './make-file.ts'
import type { Pictures } from './paper-look.ts'
import type { OrderForm, PrintForm, PrintFormat, SpecificationForm } from './print-form.ts'
import { printFormTitle } from './print-form-parts.ts'

/** A tenth of a second of work; a longer print form would keep other jobs of the process waiting for seconds. */
const FEW_LINES = 100
/** However short, a form has a page with its tables and stamps: papers of fifty shipments take seconds. */
const FEW_FORMS = 2

const makeInWorker = (work: RenderTask, onProgress?: OnProgress): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./print-form-worker.ts', import.meta.url), { workerData: work })
    worker.on('message', (told: number | Uint8Array) => {
      if (typeof told === 'number') onProgress?.(told)
      else resolve(Buffer.from(told.buffer, told.byteOffset, told.byteLength))
    })
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('The print form was not made.')))
  })

const lineCount = (form: PrintForm): number => (form.kind === 'reconciliation' ? form.rows : form.lines).length

const isLong = ({ forms }: RenderTask): boolean =>
  forms.length > FEW_FORMS || forms.reduce((sum, form) => sum + lineCount(form), 0) > FEW_LINES

const render = (work: RenderTask, onProgress?: OnProgress): Promise<Buffer> =>
  isLong(work) ? makeInWorker(work, onProgress) : makeFile(work)

/** The file of a print form, from its snapshot, the pictures it names and nothing else. */
export const renderPrintForm = (form: PrintForm, format: PrintFormat, pictures: Pictures = {}): Promise<Buffer> =>
  render({ forms: [form], format, title: printFormTitle(form), pictures })

/** Several forms of one kind in one file; `many` names them together. */
const renderSeveral = ({ many, ...given }: Omit<RenderTask, 'title'> & { many: string }, onProgress?: OnProgress): Promise<Buffer> => {
  const [only, ...others] = given.forms
  return render({ ...given, title: only && others.length === 0 ? printFormTitle(only) : `${many}: ${given.forms.length}` }, onProgress)
}

export const renderOrders = (forms: readonly OrderForm[], format: PrintFormat, pictures: Pictures = {}, onProgress?: OnProgress) =>
  renderSeveral({ forms, format, many: 'Заказы', pictures }, onProgress)
export const renderSpecifications = (forms: readonly SpecificationForm[], format: PrintFormat, pictures: Pictures = {}) =>
  renderSeveral({ forms, format, many: 'Спецификации', pictures })
/** Papers of several shipments: all of them lie on their side, so they share one file. */
export const renderShipmentPapers = (forms: readonly PrintForm[], pictures: Pictures = {}, onProgress?: OnProgress) =>
  render({ forms, format: 'pdf', title: `Документы: ${forms.length}`, pictures, isCountedApart: true }, onProgress)
