import { formatDay } from '@vitrina/contract/days/days.rules'
import { inLanguage, type Language } from '@vitrina/contract/languages'
import type { NotificationEvent } from '@vitrina/contract/account/notification-settings.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { notify } from '#modules/account/notifications/notify'
import { responsibleStaff } from '#modules/companies/responsible-staff'
import { clubTextsIn, inPoints, type MemberLetter, type RewardLetter } from '#texts/club'
import { fill } from '#texts/texts'
import type { LetterValues } from '#modules/content/letters/written-letter'
import { findMemberReaders, type MemberReaders } from './member-readers.queries.ts'
import type { LevelRecord } from './members.queries.ts'
import { findRewardOrder } from './reward-orders.queries.ts'

const CLUB = '/user/golden-club'

/** All who may spend the points of a member, or the one person whose points they are. */
async function notifyMember(
  tx: Context,
  memberId: number,
  { event, letter }: { event: NotificationEvent; letter: MemberLetter },
  valuesIn: (language: Language, member: MemberReaders) => LetterValues,
): Promise<void> {
  const member = await findMemberReaders(tx, memberId)
  if (!member) return
  const { companyId, site, readers } = member
  for (const userId of readers)
    await notify(tx, {
      userId,
      event,
      companyId,
      site,
      letter: `club.${letter}`,
      path: CLUB,
      valuesIn: (language) => valuesIn(language, member),
    })
}

type ExpiringDay = { on: string; points: number }

export const notifyAboutExpiring = (tx: Context, { memberId, days }: { memberId: number; days: readonly ExpiringDay[] }): Promise<void> =>
  notifyMember(tx, memberId, { event: 'loyalty.expiring', letter: 'expiring' }, (language) => {
    const total = days.reduce((sum, { points }) => sum + points, 0)
    const ofDay = ({ on, points }: ExpiringDay) =>
      fill(clubTextsIn(language).untilDay, { date: formatDay(on), points: inPoints(points, language) })
    return { points: inPoints(total, language), days: days.map(ofDay).join(' ') }
  })

export const notifyAboutLevel = (tx: Context, { memberId, level }: { memberId: number; level: LevelRecord }): Promise<void> =>
  notifyMember(tx, memberId, { event: 'loyalty.level', letter: 'level' }, (language, { holder }) => ({
    level: inLanguage(level.name, language),
    factor: level.factor,
    perks: inLanguage(level.perks, language),
    holder,
  }))

/** Tells the one who ordered a reward of each step, and the seller of a new one. */
export async function notifyAboutReward(
  tx: Context,
  { site }: Pick<Actor, 'site'>,
  { id, letter }: { id: number; letter: RewardLetter },
): Promise<void> {
  const order = await findRewardOrder(tx, id)
  if (!order) throw new Error(`Reward order ${id} is gone before its letter`)
  const isForStaff = letter === 'orderedForManager'
  const { managerId, heads } = await responsibleStaff(tx, order.company.id)
  const staff = managerId === null ? heads : [managerId]
  const recipients = isForStaff ? staff : order.author ? [order.author.id] : []
  const valuesIn = (language: Language) => ({
    number: order.number,
    name: inLanguage(order.name, language),
    amount: order.amount,
    points: inPoints(order.cost, language),
    company: order.company.name,
    note: order.note,
    comment: order.comment,
  })
  for (const userId of recipients)
    await notify(tx, {
      userId,
      event: isForStaff ? 'order.state' : 'loyalty.reward',
      companyId: order.company.id,
      site,
      letter: `club.${letter}`,
      path: isForStaff ? '/back-office/club' : `${CLUB}?tab=orders`,
      valuesIn,
    })
}
