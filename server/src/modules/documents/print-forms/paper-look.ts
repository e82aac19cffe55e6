import type { Content } from '#platform/print/pdf'
import type { PrintForm } from './print-form.ts'

/** Data of pictures by their keys. */
export type Pictures = Readonly<Record<string, string>>

type Page = { width: number; isLandscape: boolean }

const line = (color: string, { width }: Page, margin: [number, number, number, number]): Content[] =>
  color ? [{ canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 2, lineColor: color }], margin }] : []

/** The logo with the seller's own words beside it; a form on its side is a tight one, so they are smaller there. */
function heading({ look }: PrintForm, page: Page, pictures: Pictures): Content[] {
  if (!look) return []
  const logo = look.logo ? pictures[look.logo] : undefined
  const [wide, high] = page.isLandscape ? [110, 30] : [150, 50]
  const words: Content[] =
    logo || look.header
      ? [
          {
            margin: [0, 0, 0, look.color ? 5 : 10],
            columnGap: 12,
            columns: [
              ...(logo ? [{ width: wide, image: logo, fit: [wide, high] as [number, number] }] : []),
              { width: '*', text: look.header },
            ],
          },
        ]
      : []
  return [...words, ...line(look.color, page, [0, 0, 0, 8])]
}

const footing = ({ look }: PrintForm, page: Page): Content[] =>
  look?.footer ? [...line(look.color, page, [0, 10, 0, 0]), { text: look.footer, fontSize: 8, margin: [0, look.color ? 4 : 10, 0, 0] }] : []

/** The seller's look around any form: alike on all of them, so that a buyer knows the sender by sight. */
export const withLook = (form: PrintForm, content: Content[], page: Page, pictures: Pictures): Content[] => [
  ...heading(form, page, pictures),
  ...content,
  ...footing(form, page),
]
