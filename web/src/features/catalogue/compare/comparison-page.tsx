import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import { mdiScaleBalance } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { MOST_COMPARED } from '@vitrina/contract/catalogue/comparison.rules'
import { useMemo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorScreen } from '#ui/error-screens.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { clearCompared, comparisonAddress, toggleCompared, useComparedIds } from './compared-products.ts'
import { comparisonQuery } from './comparison.api.ts'
import { ComparisonTable } from './comparison-table.tsx'

const idsIn = (text: string): number[] => [
  ...new Set(
    text
      .split(',')
      .filter((one) => /^[1-9]\d{0,9}$/.test(one))
      .map(Number),
  ),
]

/** Up to six products side by side; the address says which, and whether only their differences are shown. */
export function ComparisonPage() {
  const { t } = useTranslation('product')
  const { products = '', differences }: { products?: string | string[]; differences?: string } = useSearch({ strict: false })
  const ids = useMemo(() => idsIn(String(products)).slice(0, MOST_COMPARED), [products])
  const isShort = differences === '1'
  const router = useRouter()
  const kept = useComparedIds()
  const { data, error, refetch } = useQuery(comparisonQuery(ids))
  const go = (next: readonly number[], nextIsShort = isShort) =>
    void router.navigate({ href: comparisonAddress(next, nextIsShort), replace: true, resetScroll: false })
  const remove = (id: number) => {
    if (kept.includes(id)) toggleCompared(id)
    go(ids.filter((one) => one !== id))
  }
  const clear = () => {
    clearCompared()
    go([])
  }
  if (ids.length === 0)
    return (
      <ErrorScreen
        icon={mdiScaleBalance}
        title={t('compare.emptyTitle')}
        text={t('compare.emptyText', { most: MOST_COMPARED })}
        actions={
          <Button variant="contained" component={Anchor} href={paths.catalogue}>
            {t('compare.toCatalogue')}
          </Button>
        }
      />
    )
  return (
    <Page
      title={t('compare.title')}
      actions={
        <>
          <FormControlLabel
            control={<Switch size="small" checked={isShort} onChange={() => go(ids, !isShort)} />}
            label={t('compare.differences')}
          />
          <Button color="inherit" onClick={clear}>
            {t('compare.clear')}
          </Button>
        </>
      }
    >
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={480} />}
      {data && <ComparisonTable items={data.items} features={data.features} isShort={isShort} onRemove={remove} />}
    </Page>
  )
}
