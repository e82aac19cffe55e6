import type { Content, TableCell } from '#platform/print/pdf'
import type { PrintFormParty, UpdForm } from './print-form.ts'
import { LANDSCAPE } from './page-size.ts'
import { basisText, GAP_WIDTH, innAndKpp, signedRows, tightRows } from './print-form-parts.ts'
import { joined, longDayText } from './writing.rules.ts'

const underlined: [boolean, boolean, boolean, boolean] = [false, false, false, true]

const note = (text: string): TableCell => ({ text, fontSize: 5.5, alignment: 'center', color: '#555555' })

/** A sentence of the form: its name, the text on the line, its number. */
const sentence = ({ label, text, code, hint }: { label: string; text: string; code: string; hint?: string }): Content => ({
  table: {
    widths: ['auto', '*', 20],
    body: [
      [{ text: label }, { text: text || ' ', border: underlined }, { text: `[${code}]`, alignment: 'right' }],
      ...(hint === undefined ? [] : [[{ text: '' }, note(hint), { text: '' }]]),
    ],
  },
  layout: tightRows,
})

const person = ({ label, post, name, code }: { label: string; post: string; name: string; code: string }): Content[] => {
  const [written = [], hints = []] = signedRows([{ label: '', written: [post, '', name], hints: ['(должность)', '(подпись)', '(ф.и.о.)'] }])
  return [
    { text: label, margin: [0, 2, 0, 0] },
    {
      table: {
        widths: [0, 0, '*', GAP_WIDTH, '*', GAP_WIDTH, '*', 20],
        body: [
          [...written, { text: `[${code}]`, alignment: 'right' }],
          [...hints, { text: '' }],
        ],
      },
      // Its number stands under those of the sentences.
      layout: { ...tightRows, paddingRight: (column) => (column === 7 ? 4 : 0) },
    },
  ]
}

const maker = ({ name, inn, kpp }: PrintFormParty): string => joined([name, `ИНН/КПП ${innAndKpp({ inn, kpp })}`])

const RESPONSIBLE = 'Ответственный за правильность оформления факта хозяйственной жизни'
const MADE_BY = 'Наименование экономического субъекта — составителя документа (в т.ч. комиссионера / агента)'

const handedOver = ({ seller, handedBy, shippedOn }: UpdForm): Content[] => [
  ...person({
    label: 'Товар (груз) передал / услуги, результаты работ, права сдал',
    post: handedBy?.post ?? '',
    name: handedBy?.name ?? '',
    code: '10',
  }),
  sentence({ label: 'Дата отгрузки, передачи (сдачи)', text: longDayText(shippedOn), code: '11' }),
  sentence({ label: 'Иные сведения об отгрузке, передаче', text: '', code: '12' }),
  ...person({ label: RESPONSIBLE, post: seller.headPost, name: seller.headName, code: '13' }),
  { text: MADE_BY, margin: [0, 2, 0, 0] },
  sentence({ label: '', text: maker(seller), code: '14' }),
  { text: 'М.П.', margin: [0, 4, 0, 0] },
]

const received = ({ buyer }: UpdForm): Content[] => [
  ...person({ label: 'Товар (груз) получил / услуги, результаты работ, права принял', post: '', name: '', code: '15' }),
  sentence({ label: 'Дата получения (приёмки)', text: '«____» ______________ 20___ г.', code: '16' }),
  sentence({ label: 'Иные сведения о получении, приёмке', text: '', code: '17' }),
  ...person({ label: RESPONSIBLE, post: '', name: '', code: '18' }),
  { text: 'Наименование экономического субъекта — составителя документа', margin: [0, 2, 0, 0] },
  sentence({ label: '', text: maker(buyer), code: '19' }),
  { text: 'М.П.', margin: [0, 4, 0, 0] },
]

/** The second half of the form: the goods change hands. */
export const updTransfer = (form: UpdForm): Content => ({
  fontSize: 7,
  stack: [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: LANDSCAPE.width, y2: 0, lineWidth: 1 }], margin: [0, 4, 0, 4] },
    sentence({
      label: 'Основание передачи (сдачи) / получения (приёмки)',
      text: basisText(form),
      code: '8',
      hint: '(договор; доверенность и др.)',
    }),
    sentence({
      label: 'Данные о транспортировке и грузе',
      text: form.transport,
      code: '9',
      hint: '(транспортная накладная, поручение экспедитору и др.)',
    }),
    {
      columnGap: 20,
      columns: [
        { width: '*', stack: handedOver(form) },
        { width: '*', stack: received(form) },
      ],
    },
  ],
})
