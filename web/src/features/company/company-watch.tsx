import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onCompanyAnnounced } from '#parts/company/company-channel.ts'
import { dropCompanyCaches } from '#parts/company/company.api.ts'

/** Another tab has changed the company: the prices and the cart of this one are its own at once. */
export function CompanyWatch() {
  const queries = useQueryClient()
  useEffect(() => onCompanyAnnounced(() => void dropCompanyCaches(queries)), [queries])
  return null
}
