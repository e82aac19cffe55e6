import { shiftDay, sellerDay } from '@vitrina/contract/days/days.rules'
import type { Line } from '../brands.ts'
import { between, draw } from '../random.ts'
import { countries, manufacturers } from './trade.ts'
import { documentPicture } from './document-picture.ts'

type ProductDocument = {
  kind: 'certificate' | 'declaration' | 'passport'
  number: string
  name: string
  validTo: string | null
  file: string
  body: () => string
}

const digits = (line: Line, turn: number) => String(between({ from: 10_000, to: 99_999 }, draw.paper, line.id, turn))

/** The papers that cover a whole series. */
export function productDocumentsOf(line: Line, today: Date): ProductDocument[] {
  const { country } = line.brand
  const maker = manufacturers[line.brand.id - 1]?.name ?? line.brand.name
  const documentOf = (
    kind: ProductDocument['kind'],
    { title, number, validTo }: { title: string; number: string; validTo: string | null },
  ): ProductDocument => ({
    kind,
    number,
    name: `${title}: серия «${line.name}» ${line.brand.name}`,
    validTo,
    file: `papers/${line.brand.slug}-${line.id}-${kind}.svg`,
    body: () =>
      documentPicture({
        title,
        number,
        maker,
        country: countries[country].ru,
        goods: `Изделия серии «${line.name}» бренда ${line.brand.name}`,
        validTo,
      }),
  })
  const days = (turn: number) => between({ from: 120, to: 1_600 }, draw.paper, line.id, turn)
  return [
    documentOf('certificate', {
      title: 'Сертификат соответствия',
      number: `ЕАЭС ${country} С-${country}.ВТ95.В.${digits(line, 1)}/26`,
      validTo: shiftDay(sellerDay(today), days(2)),
    }),
    documentOf('declaration', {
      title: 'Декларация о соответствии',
      number: `ЕАЭС N ${country} Д-${country}.РА95.А.${digits(line, 3)}/26`,
      validTo: shiftDay(sellerDay(today), days(4)),
    }),
    documentOf('passport', { title: 'Паспорт изделия', number: `ПС ${line.brand.prefix}-${digits(line, 5)}`, validTo: null }),
  ]
}
