import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import type { DeliveryAddress } from '@vitrina/contract/account/delivery-addresses'
import type { PageMeta } from '@vitrina/contract/paging'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { AddressCard } from './address-card.tsx'
import { type AddressesParams, writeParams } from './addresses.params.ts'

type Props = {
  found: { items: DeliveryAddress[]; meta: PageMeta; canChange: boolean }
  params: AddressesParams
  /** Results of the previous search, until the new ones are there. */
  isOld: boolean
}

export function AddressList({ found: { items, meta, canChange }, params, isOld }: Props) {
  const { t } = useTranslation('account')
  return (
    <>
      <Box
        component="ul"
        aria-label={t('sections.addresses')}
        aria-busy={isOld}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { md: 'repeat(auto-fill, minmax(360px, 1fr))' },
          opacity: isOld ? 0.5 : 1,
        }}
      >
        {items.map((address) => (
          <AddressCard key={address.id} address={address} canChange={canChange} />
        ))}
      </Box>
      {meta.pageCount > 1 && (
        <Pagination
          page={Math.min(params.page, meta.pageCount)}
          count={meta.pageCount}
          shape="rounded"
          color="primary"
          sx={{ mt: 4 }}
          renderItem={(item) =>
            item.page === null || item.disabled || item.type.endsWith('ellipsis') ? (
              <PaginationItem {...item} />
            ) : (
              <PaginationItem {...item} component={Anchor} href={paths.addresses + writeParams({ ...params, page: item.page })} />
            )
          }
        />
      )}
    </>
  )
}
