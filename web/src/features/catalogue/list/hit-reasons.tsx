import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { HitExplanation } from '@vitrina/contract/catalogue/interpretation'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { explainedListQuery } from '../catalogue.api.ts'
import type { CatalogueParams } from '../catalogue.params.ts'

type Reason = { name: string; value: string }

/** The parts of the order, the strongest first; what says nothing is left out. */
function useReasons(): (hit: HitExplanation, understood: string[]) => Reason[] {
  const { t } = useTranslation('catalogue')
  const money = useMoney()
  return ({ pin, wish, isOwned, isExact, words, missingWords, all, region, company, isInStock, price }, understood) =>
    [
      pin !== null && { name: t('why.pin'), value: t('why.place', { place: pin }) },
      wish > 0 && { name: t('why.boost'), value: '↑' },
      wish < 0 && { name: t('why.bury'), value: '↓' },
      isOwned && { name: t('why.owned'), value: '✓' },
      isExact && { name: t('why.exact'), value: '✓' },
      understood.length > 0 && { name: t('why.understood'), value: understood.join(', ') },
      ...words.map(({ from, term, points }) => ({
        name: from === term ? t('why.word', { word: from }) : t('why.wordAs', { word: from, term }),
        value: String(points),
      })),
      missingWords > 0 && { name: t('why.missing'), value: String(missingWords) },
      { name: t('why.all'), value: String(all) },
      { name: t('why.region'), value: String(region) },
      { name: t('why.company'), value: String(company) },
      { name: t('why.stock'), value: t(isInStock ? 'why.yes' : 'why.no') },
      price !== null && { name: t('why.price'), value: money(price) },
    ].filter((one) => one !== false)
}

export function HitReasons({ id, params }: { id: number; params: CatalogueParams }) {
  const { t } = useTranslation('catalogue')
  const { data, error } = useQuery(explainedListQuery(params))
  const reasonsOf = useReasons()
  const hit = data?.explained?.find((one) => one.id === id)
  const understood = data?.interpreted.understood.filter(({ isRelaxed }) => !isRelaxed).map(({ label }) => label) ?? []
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {t('why.title')}
      </Typography>
      {error && <Typography color="error">{t('why.failed')}</Typography>}
      {!error && !data && <Skeleton height={160} />}
      {data && !hit && <Typography>{t('why.unknown')}</Typography>}
      {hit && (
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, m: 0, '& dd': { m: 0, textAlign: 'right' } }}>
          {reasonsOf(hit, understood).map(({ name, value }) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" variant="body2">
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}
