import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { Anchor } from './anchor.tsx'
import { usePhone } from './use-desktop.ts'

type Props = { label: string; page: number; count: number; addressOf: (page: number) => string }

/** Every page is a real link. */
export function ListPages({ label, page, count, addressOf }: Props) {
  const isPhone = usePhone()
  if (count <= 1) return null
  return (
    <Pagination
      page={Math.min(page, count)}
      count={count}
      shape="rounded"
      color="primary"
      siblingCount={isPhone ? 0 : 2}
      aria-label={label}
      renderItem={(item) =>
        item.page === null || item.disabled || item.type.endsWith('ellipsis') ? (
          <PaginationItem {...item} />
        ) : (
          <PaginationItem {...item} component={Anchor} href={addressOf(item.page)} />
        )
      }
      sx={{ mt: 5, display: 'flex', justifyContent: 'center' }}
    />
  )
}
