import type { SetupLine } from '@vitrina/contract/setup/setup-desk'
import { deskPaths } from '#lib/desk-paths.ts'
import type { RoomName } from '../rooms.ts'

/** `here`: on the page of the checklist itself. */
type Place = { kind: 'room'; room: RoomName; path: string } | { kind: 'here' }

const room = (name: RoomName, path: string): Place => ({ kind: 'room', room: name, path })

export const whereDone: Record<SetupLine, Place> = {
  goods: room('goods', deskPaths.goods),
  prices: room('prices', deskPaths.prices),
  stock: room('stock', deskPaths.stock),
  delivery: room('delivery', deskPaths.delivery),
  mail: room('integrations', deskPaths.integrations),
  bank: room('integrations', deskPaths.integrations),
  papers: room('settings', `${deskPaths.settings}?part=seller`),
  open: { kind: 'here' },
}
