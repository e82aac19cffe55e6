import type { companiesApi } from '@vitrina/contract/companies/companies'
import type { Answer } from '@vitrina/contract/endpoint'
import { useHistoryState } from '#lib/history-state.ts'
import { BankAccountDialog } from './bank-account-dialog.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'
import { LegalEntityDialog } from './legal-entity-dialog.tsx'
import { NewCompanyDialog } from './new-company-dialog.tsx'

/** The form named by the history entry; one for a deleted item opens nothing. */
export function CompanyTools({ company }: { company: Answer<typeof companiesApi.current> | null }) {
  const tool = useHistoryState('openedCompanyTool')
  if (!tool) return null
  if (tool.kind === 'company') return <NewCompanyDialog />
  if (!company) return null
  if (tool.kind === 'invitation') return <InvitationDialog />
  if (tool.kind === 'entity') {
    const entity = company.legalEntities.find(({ id }) => id === tool.id)
    return tool.id !== undefined && !entity ? null : <LegalEntityDialog entity={entity} />
  }
  const owner = company.legalEntities.find(({ id }) => id === tool.entityId)
  const account = owner?.bankAccounts.find(({ id }) => id === tool.id)
  if (!owner || (tool.id !== undefined && !account)) return null
  return <BankAccountDialog entity={owner} account={account} />
}
