import { isOpenState } from '@vitrina/contract/documents/documents.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import type { ListedDocument } from './document-list-props.ts'

/** Due day, and days overdue. */
export function DueNote({ document: { state, dueOn, overdueDays } }: { document: ListedDocument }) {
  const { t } = useTranslation('documents')
  if (dueOn === null || !isOpenState(state)) return null
  return overdueDays > 0 ? t('due.late', { date: formatDate(dueOn), count: overdueDays }) : t('due.by', { date: formatDate(dueOn) })
}
