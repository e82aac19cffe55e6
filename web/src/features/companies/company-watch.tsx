import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onCompanyChange } from '#parts/companies/company-channel.ts'
import { dropCompanyCaches } from '#parts/companies/companies.api.ts'
import { userQuery } from '#parts/site/site.api.ts'

/** Another tab or device changed the active company: prices and cart of this tab follow at once. */
export function CompanyWatch() {
  const queries = useQueryClient()
  useEffect(() => onCompanyChange(() => void dropCompanyCaches(queries)), [queries])
  useEffect(() => {
    // Another device sends no event: checked when the tab gets the focus.
    const checkCompany = async () => {
      if (document.visibilityState !== 'visible') return
      const before = queries.getQueryData(userQuery.queryKey)?.companyName
      const after = (await queries.query({ ...userQuery, staleTime: 0 }))?.companyName
      if (after !== before) await dropCompanyCaches(queries)
    }
    // Offline is shown by the frame; the next focus checks again.
    const look = () => void checkCompany().catch(() => undefined)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [queries])
  return null
}
