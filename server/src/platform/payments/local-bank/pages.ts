import { formatSellerMoment } from '@vitrina/contract/days/days.rules'
import * as z from 'zod'
import { type Html, html } from '../../http/html.ts'
import { LOCAL_BANK } from '../t-kassa/terminal.ts'
import { type Misbehaviour, misbehaviours } from './misbehaviour.ts'
import type { Payment } from './notices.ts'
import { isOpen } from './payments.ts'

/** Test cards of the real bank. */
const PAYS = '2200 7702 3909 7761'
const DECLINED_CARD = '2201 3820 0000 0831'

const roubles = (kopecks: number) => new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' }).format(kopecks / 100)
const when = (at: Date) => formatSellerMoment(at)

const outcomes: Record<string, { text: string; tone: string }> = {
  NEW: { text: 'Ждёт оплаты', tone: 'soft' },
  FORM_SHOWED: { text: 'Ждёт оплаты', tone: 'soft' },
  CONFIRMED: { text: 'Оплачено', tone: 'good' },
  REJECTED: { text: 'Оплата отклонена', tone: 'bad' },
  CANCELED: { text: 'Магазин отменил платёж', tone: 'bad' },
  DEADLINE_EXPIRED: { text: 'Время оплаты истекло', tone: 'bad' },
  PARTIAL_REFUNDED: { text: 'Часть денег возвращена', tone: 'warn' },
  REFUNDED: { text: 'Деньги возвращены', tone: 'warn' },
}
const outcomeOf = ({ status }: Payment) => outcomes[status] ?? { text: status, tone: 'soft' }

const note = html`<p class="soft">Это тестовый банк демонстрационного магазина: настоящих денег и карт здесь нет.</p>`

const decline = html`<button class="second" name="action" value="decline" formnovalidate>Отказаться</button>`

const cardForm = ({ isRecurrent }: Payment) => html`<p><label for="number">Номер карты</label>
<input id="number" name="number" value="${PAYS}" inputmode="numeric" autocomplete="off" required pattern="[0-9 ]{16,23}" aria-describedby="about-cards"></p>
<p><label for="expires">Действует до, ММ/ГГ</label>
<input id="expires" name="expires" value="12/30" inputmode="numeric" autocomplete="off" required pattern="(0[1-9]|1[0-2])/[0-9]{2}"></p>
<p id="about-cards" class="soft">Карта ${PAYS} оплачивает, на карте ${DECLINED_CARD} нет денег.</p>
${
  isRecurrent
    ? html`<p><label class="tick"><input type="checkbox" name="remember" value="yes" checked> Запомнить карту для следующих покупок</label></p>`
    : ''
}<p class="row"><button name="action" value="pay">Оплатить</button> ${decline}</p>`

const sbpForm = html`<p class="soft">Оплата по СБП. Так выглядит подтверждение в приложении банка.</p>
<p class="row"><button name="action" value="pay">Оплатить</button> ${decline}</p>`

const choice = (chosen: string) =>
  Object.entries(misbehaviours).map(([name, text]) =>
    name === chosen ? html`<option value="${name}" selected>${text}</option>` : html`<option value="${name}">${text}</option>`,
  )

const misbehaviourForm = ({
  chosen,
  payment,
}: {
  chosen: string
  payment?: string
}) => html`<form method="post" action="${LOCAL_BANK}/misbehaviour">
${payment ? html`<input type="hidden" name="payment" value="${payment}">` : ''}
<p><label for="misbehaviour">Как ведёт себя банк</label>
<select id="misbehaviour" name="misbehaviour">${choice(chosen)}</select></p>
<p><button class="second">Запомнить</button></p>
</form>`

const printed = z.object({ Items: z.array(z.object({ Name: z.string(), Quantity: z.number(), Amount: z.number(), Tax: z.string() })) })

/** The fiscal receipt; empty where the store sent none. */
function receiptOf({ receipt }: Payment): Html | string {
  const read = printed.safeParse(receipt)
  if (!read.success) return ''
  const line = ({ Name, Quantity, Amount, Tax }: z.output<typeof printed>['Items'][number]) =>
    html`<li>${Name}, ${Quantity} — ${roubles(Amount)}, ${Tax}</li>`
  return html`<details><summary>Чек</summary><ul>${read.data.Items.map(line)}</ul></details>`
}

function returnLink({ status, successUrl, failUrl }: Payment): Html | string {
  const url = status === 'CONFIRMED' ? successUrl : failUrl
  return url ? html`<p><a href="${url}">Вернуться в магазин</a></p>` : ''
}

/** The payment page, of the bank itself and of the payer's bank app. */
export const payPage = (payment: Payment, { problem }: { problem?: string } = {}): Html => html`<h1>${roubles(payment.amount)}</h1>
<p>${payment.description || 'Без описания'}<br><span class="soft">Заказ ${payment.orderId}, оплатить до ${when(payment.expiresAt)} (мск)</span></p>
${problem ? html`<p role="alert" class="bad">${problem}</p>` : ''}
${
  isOpen(payment)
    ? html`<form class="card" method="post" action="${LOCAL_BANK}/pay/${payment.key}">${payment.isSbp ? sbpForm : cardForm(payment)}</form>`
    : html`<div class="card"><p role="status" class="${outcomeOf(payment).tone}"><strong>${outcomeOf(payment).text}</strong></p>${returnLink(payment)}</div>`
}
${receiptOf(payment)}
<details class="call"><summary>Для проверки: ошибки банка</summary><div>${misbehaviourForm({ chosen: payment.misbehaviour, payment: payment.key })}</div></details>
${note}`

const row = (payment: Payment) => html`<tr><td>${when(payment.createdAt)}</td>
<td><a href="${LOCAL_BANK}/pay/${payment.key}">${payment.description || payment.orderId}</a></td><td>${roubles(payment.amount)}</td>
<td>${payment.isSbp ? 'СБП' : 'карта'}</td><td><span class="${outcomeOf(payment).tone}">${outcomeOf(payment).text}</span></td></tr>`

export const bankPage = ({ payments, usual }: { payments: Payment[]; usual: Misbehaviour }): Html => html`<h1>Тестовый банк</h1>
${note}
<h2>Новые платежи</h2>
<div class="card">${misbehaviourForm({ chosen: usual })}</div>
<h2>Последние платежи</h2>
${
  payments.length === 0
    ? html`<p class="card">Платежей пока нет. Они появятся, когда покупатель выберет оплату по СБП или картой.</p>`
    : html`<div class="card wide"><table><thead><tr>${['Когда', 'За что', 'Сумма', 'Как', 'Состояние'].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${payments.map(row)}</tbody></table></div>`
}`
