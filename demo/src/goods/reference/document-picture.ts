import { formatDay } from '@vitrina/contract/days/days.rules'

type Sheet = { title: string; number: string; maker: string; country: string; goods: string; validTo: string | null }

const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const text = (y: number, words: string, { size = 13, weight = 400, fill = '#22303f' } = {}) =>
  `<text x="210" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="middle">${safe(words)}</text>`

/** A one-page certificate; marked as a sample, for the makers are invented. */
export const documentPicture = ({ title, number, maker, country, goods, validTo }: Sheet) =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 594" font-family="Arial,sans-serif">',
    '<rect width="420" height="594" fill="#fdfcf7"/><rect x="16" y="16" width="388" height="562" fill="none" stroke="#3b6ea8" stroke-width="3"/>',
    '<rect x="23" y="23" width="374" height="548" fill="none" stroke="#9db8d6"/>',
    text(92, title, { size: 22, weight: 700, fill: '#1f4e86' }),
    text(124, `№ ${number}`, { size: 14, weight: 700 }),
    text(188, 'Изготовитель', { fill: '#5b6b7c' }),
    text(210, maker, { size: 15, weight: 700 }),
    text(230, country),
    text(286, 'Продукция', { fill: '#5b6b7c' }),
    text(308, goods),
    text(364, 'Соответствует требованиям', { fill: '#5b6b7c' }),
    text(386, 'ТР ТС 004/2011, ТР ТС 020/2011, ТР ЕАЭС 037/2016'),
    validTo === null ? text(442, 'Бессрочно') : text(442, `Действует по ${formatDay(validTo)}`),
    text(520, 'Образец: вымышленный производитель', { size: 11, fill: '#8a97a5' }),
    '</svg>',
  ].join('')
