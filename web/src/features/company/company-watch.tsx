import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onCompanyAnnounced } from '#parts/company/company-channel.ts'
import { dropCompanyCaches } from '#parts/company/company.api.ts'
import { userQuery } from '#parts/site/site.api.ts'

/** Another tab or device has changed the company: the prices and the cart of this one are its own at once. */
export function CompanyWatch() {
  const queries = useQueryClient()
  useEffect(() => onCompanyAnnounced(() => void dropCompanyCaches(queries)), [queries])
  useEffect(() => {
    // Another device tells nobody: it is asked when one comes back to the tab.
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const before = queries.getQueryData(userQuery.queryKey)?.companyName
      const after = (await queries.query({ ...userQuery, staleTime: 0 }))?.companyName
      if (after !== before) await dropCompanyCaches(queries)
    }
    // Off line the frame tells; the next look asks again.
    const look = () => void ask().catch(() => undefined)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [queries])
  return null
}
