import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { SavedFilterItem } from './saved-filter-item.tsx'
import { savedFiltersQuery } from './saved-filters.api.ts'
import { SignInFirst } from './sign-in-first.tsx'

/** C-13: newest first, in the server's order. */
export function SavedFiltersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('filters')
  const user = useUser()
  if (!user) return <SignInFirst onClose={onClose} />
  return (
    <AppDialog isOpen title={t('saved.title')} onClose={onClose}>
      <SavedFilterList />
    </AppDialog>
  )
}

function SavedFilterList() {
  const { t } = useTranslation(['filters', 'shell'])
  const { data, isError, isFetching, refetch } = useQuery(savedFiltersQuery)
  if (data?.items.length === 0) return <Typography color="textSecondary">{t('saved.none')}</Typography>
  if (data)
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.items.map((saved) => (
          <SavedFilterItem key={saved.id} saved={saved} />
        ))}
      </Box>
    )
  if (!isError) return <Skeleton height={96} />
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        <Button color="inherit" size="small" loading={isFetching} onClick={() => void refetch()}>
          {t('shell:retry')}
        </Button>
      }
    >
      {t('saved.failed')}
    </Alert>
  )
}
