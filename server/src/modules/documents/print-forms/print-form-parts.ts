import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Content, TableCell } from '#platform/print/pdf'
import type { PrintForm, PrintFormConsignee, PrintFormat, PrintFormParty } from './print-form.ts'
import { PORTRAIT } from './page-size.ts'
import { joined, longDayText, phoneText, unparted } from './writing.rules.ts'

export const innAndKpp = ({ inn, kpp }: { inn: string; kpp: string }, by = '/'): string => joined([inn, kpp], by)

/** A party in one line, as print forms name it. */
export const partyText = ({ name, inn, kpp, address, phone }: PrintFormParty | PrintFormConsignee): string =>
  joined([name, inn && `ИНН ${inn}`, kpp && `КПП ${kpp}`, address, phone && `тел.: ${phoneText(phone)}`])

export const bankText = ({ bank }: PrintFormParty): string =>
  bank ? joined([`р/с ${bank.account}`, `в ${bank.bankName}`, `БИК ${bank.bik}`, `к/с ${bank.correspondentAccount}`]) : ''

export const isSoleTrader = ({ inn }: { inn: string }): boolean => inn.length === 12

type Based = Pick<Exclude<PrintForm, { kind: 'reconciliation' | 'specification' }>, 'contract' | 'orders'>

/** The basis of the deal: the contract, and its orders. */
export const basisText = ({ contract, orders }: Based): string =>
  joined([
    contract && `Договор № ${contract.number} от ${formatDay(contract.date)}`,
    ...orders.map(({ number, date, buyerNumber }) =>
      joined([`Заказ № ${number} от ${formatDay(date)}`, buyerNumber && `(номер покупателя ${buyerNumber})`], ' '),
    ),
  ])

export const numberedText = (numbered: readonly { number: string; date: string }[]): string =>
  numbered.map(({ number, date }) => `№ ${number} от ${formatDay(date)}`).join('; ')

const titles = {
  invoice: 'Счёт на оплату',
  waybill: 'Товарная накладная',
  upd: 'Универсальный передаточный документ',
  correction: 'Корректировочный документ',
  reconciliation: 'Акт сверки взаимных расчётов',
  order: 'Заказ',
  specification: 'Спецификация',
} satisfies Record<PrintForm['kind'], string>

const shortTitles = {
  invoice: 'Счёт',
  waybill: 'Накладная',
  upd: 'УПД',
  correction: 'Корректировка',
  reconciliation: 'Акт сверки',
  order: 'Заказ',
  specification: 'Спецификация',
} satisfies Record<PrintForm['kind'], string>

export const sheetTitle = ({ kind, number }: Pick<PrintForm, 'kind' | 'number'>): string => `${shortTitles[kind]} ${number}`

/** The title in the heading of the print form and in the properties of its file. */
export const printFormTitle = ({ kind, number, date }: Pick<PrintForm, 'kind' | 'number' | 'date'>): string =>
  `${titles[kind]} № ${number} от ${longDayText(date)}`

/** The name of the downloaded file. */
export const printFormFileName = ({ kind, number, date }: Pick<PrintForm, 'kind' | 'number' | 'date'>, format: PrintFormat): string =>
  `${shortTitles[kind]} № ${number} от ${formatDay(date)}.${format}`

const NO_BORDER = { defaultBorder: false } as const
export const tightRows = {
  ...NO_BORDER,
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  paddingLeft: () => 0,
  paddingRight: () => 4,
  paddingTop: () => 1,
  paddingBottom: () => 1,
}

/** Over the whole of an upright page. */
export const thickLine = (margin: [left: number, top: number, right: number, bottom: number]): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: PORTRAIT.width, y2: 0, lineWidth: 1.5 }],
  margin,
})

const LABEL_WIDTH = 95
const LABEL_FRAMES = 9.5

/** Labels at the left, values at the right; empty rows are left out. `whole`: points of both. */
export const labelled = (rows: readonly (readonly [string, string])[], whole: number): Content => ({
  table: {
    widths: [LABEL_WIDTH, whole - LABEL_WIDTH - LABEL_FRAMES],
    body: rows.flatMap(([label, text]) => (text ? [[{ text: label }, { text: unparted(text), bold: true }]] : [])),
  },
  layout: { ...tightRows, paddingTop: () => 2, paddingBottom: () => 2 },
})

const underlined: [boolean, boolean, boolean, boolean] = [false, false, false, true]

export type Signer = { role: string; post?: string; name: string }

export const GAP_WIDTH = 6

const GAP: TableCell = { text: '' }

/** Cells of a signed row with a gap between their lines. */
const apart = (cells: readonly TableCell[]): TableCell[] => cells.flatMap((cell, at) => (at === 0 ? [cell] : [GAP, cell]))

/** Underlined values with hints in small print below them; the first cell is a label. */
export function signedRows(rows: readonly { label: string; written: readonly string[]; hints: readonly string[] }[]): TableCell[][] {
  return rows.flatMap(({ label, written, hints }) => [
    apart([
      { text: label },
      ...written.map((text): TableCell => ({ text: text || ' ', alignment: 'center', verticalAlignment: 'bottom', border: underlined })),
    ]),
    apart([{ text: '' }, ...hints.map((text): TableCell => ({ text, fontSize: 5.5, alignment: 'center', color: '#555555' }))]),
  ])
}

/** Roles with a line for the post, the signature and the name. */
export function signatures(signers: readonly Signer[], { width = 112, fontSize = 9, withPost = false } = {}): Content {
  const hints = [...(withPost ? ['должность'] : []), 'подпись', 'расшифровка подписи']
  return {
    fontSize,
    unbreakable: true,
    table: {
      widths: [width, ...hints.flatMap(() => [GAP_WIDTH, '*'])],
      body: signedRows(
        signers.map(({ role, post = '', name }) => ({ label: role, written: [...(withPost ? [post] : []), '', name], hints })),
      ),
    },
    layout: { ...tightRows, paddingRight: () => 0 },
  }
}
