import type { Answer } from '@vitrina/contract/endpoint'
import type { documentsApi } from '@vitrina/contract/documents/documents'

export type ListedDocument = Answer<typeof documentsApi.list>['items'][number]

export type DocumentListProps = {
  documents: readonly ListedDocument[]
  chosen: ReadonlySet<number>
  onChoose: (id: number, isOn: boolean) => void
}
