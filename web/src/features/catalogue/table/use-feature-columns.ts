import type { FeatureTable } from '@vitrina/contract/catalogue/feature-table'
import { type RefObject, useMemo } from 'react'
import { useCatalogueSettings } from '../catalogue-settings.ts'
import type { ListLook } from '../list/use-list-look.ts'
import { type ShownColumn, shownColumns, tableOf, widthOf } from './feature-columns.rules.ts'
import { useTableRoom } from './use-table-room.ts'

const NONE: readonly ShownColumn[] = []
const NO_KINDS: readonly number[] = []

export type FeatureColumns = {
  kinds: readonly number[]
  columns: readonly ShownColumn[]
  /** Pixels the table needs when the chosen columns do not fit, so that it scrolls by itself; null when they do. */
  wide: number | null
}

export function useFeatureColumns(table: FeatureTable | undefined, frame: RefObject<HTMLElement | null>, look: ListLook): FeatureColumns {
  const { settings } = useCatalogueSettings()
  const { tables } = settings
  const { frame: frameWidth, room } = useTableRoom(frame, { isOn: table !== undefined, look })
  return useMemo(() => {
    if (!table) return { kinds: NO_KINDS, columns: NONE, wide: null }
    const columns = shownColumns(table, tableOf(tables, table.kinds), room)
    const missing = widthOf(columns) - room
    return { kinds: table.kinds, columns, wide: missing > 0 ? frameWidth + missing : null }
  }, [table, tables, room, frameWidth])
}
