import type { SpecificationList, SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import type { SpecificationTool } from './specification-tools.tsx'

export type SpecificationListProps = {
  rows: readonly SpecificationRow[]
  list: SpecificationList
  chosen: ReadonlyMap<number, SpecificationRow>
  onChoose: (row: SpecificationRow, isOn: boolean) => void
  onTool: (tool: SpecificationTool) => void
}
