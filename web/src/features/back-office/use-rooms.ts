import { holdsAny } from '@vitrina/contract/endpoint'
import { permissionsOf } from '@vitrina/contract/roles/staff-permissions.rules'
import { useIsOpen, useUser } from '#parts/site/use-site.ts'
import { type RoomName, roomOf, rooms } from './rooms.ts'

/** Whether the person may enter a section, and its part of the store is on. */
export function useMayEnter(): (name: RoomName) => boolean {
  const role = useUser()?.Group
  const isOpen = useIsOpen()
  return (name) => {
    const { permission, ofBuyers } = roomOf(name)
    return role !== undefined && holdsAny(permissionsOf[role], permission) && (ofBuyers === undefined || isOpen(ofBuyers))
  }
}

/** The sections the person may enter. */
export function useRooms() {
  const mayEnter = useMayEnter()
  return rooms.filter(({ name }) => mayEnter(name))
}

/** The section that opens first: the one of the person's work, else the first they may enter. */
export function useFirstRoom() {
  const role = useUser()?.Group
  const entered = useRooms()
  return entered.find(({ name }) => role !== undefined && roomOf(name).firstFor?.includes(role)) ?? entered[0]
}
