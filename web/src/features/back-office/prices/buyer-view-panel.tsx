import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { MAX_VIEWED_PRODUCTS } from '@vitrina/contract/prices/desk/buyer-view'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { PriceSteps } from '#parts/price/price-steps.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { TypedField } from '#ui/typed-field.tsx'
import { BuyerField } from './buyer-field.tsx'
import { ContractField } from './contract-field.tsx'
import { FoundGoodsField } from './found-goods-field.tsx'
import { buyerQuery, type BuyerView, buyerViewQuery, priceReferenceQuery } from './prices.api.ts'
import { type PricesParams, pricesAddress } from './prices.params.ts'

/** «Как видит покупатель»: the prices of chosen goods for a company and contract, step by step, as the buyer is told them. */
export function BuyerViewPanel({ params, seesTerms }: { params: PricesParams; seesTerms: boolean }) {
  const { t } = useTranslation('prices-desk')
  const navigate = useNavigate()
  const reference = useQuery(priceReferenceQuery).data
  const buyer = useQuery(buyerQuery(Number(params.company))).data ?? null
  const ids = params.products ? params.products.split(',').map(Number) : []
  const { data, error, refetch, isPlaceholderData } = useQuery(
    buyerViewQuery({
      products: ids,
      amount: Number(params.amount || 1),
      ...(params.company && { company: Number(params.company) }),
      ...(params.contract && { contract: Number(params.contract) }),
      ...(params.region && { region: Number(params.region) }),
    }),
  )
  const go = (changed: Partial<PricesParams>) => void navigate({ href: pricesAddress({ ...params, page: 1, ...changed }) })
  const setIds = (products: readonly number[]) => go({ products: products.join(',') })
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t(seesTerms ? 'buyer.hint' : 'buyer.guestHint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, mb: 4 }}>
        {seesTerms && (
          <>
            <BuyerField
              chosen={buyer}
              placeholder={t('buyer.guest')}
              onChoose={(chosen) => go({ company: String(chosen?.id ?? ''), contract: '' })}
              sx={{ flex: '1 1 280px', maxWidth: 420 }}
            />
            <ContractField
              buyer={buyer}
              value={params.contract}
              none={t('buyer.usualContract')}
              onChange={(contract) => go({ contract })}
              sx={{ minWidth: 220, flex: { xs: '1 1 220px', md: '0 1 240px' } }}
            />
          </>
        )}
        <TextField
          select
          size="small"
          label={t('buyer.region')}
          value={params.region}
          onChange={({ target }) => go({ region: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 200, flex: { xs: '1 1 200px', md: '0 1 220px' } }}
        >
          <MenuItem value="">{t('buyer.siteRegion')}</MenuItem>
          {reference?.regions.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TypedField
          label={t('buyer.amount')}
          value={params.amount || '1'}
          onChange={(amount) => go({ amount: Number(amount) > 0 ? amount : '' })}
        />
      </Box>
      <FoundGoodsField
        label={t('buyer.product')}
        onChoose={({ productId }) => setIds([productId, ...ids.filter((id) => id !== productId)].slice(0, MAX_VIEWED_PRODUCTS))}
        sx={{ maxWidth: 560, mb: 4 }}
      />
      {ids.length === 0 && <Typography color="textSecondary">{t('buyer.chooseProduct')}</Typography>}
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!error && ids.length > 0 && !data && <ListSkeleton rowHeight={120} />}
      {!error && ids.length > 0 && data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
            <Chip size="small" variant="outlined" label={t('buyer.priceType', { name: data.priceType })} />
            <Chip size="small" variant="outlined" label={t('buyer.inRegion', { name: data.region })} />
            <Chip
              size="small"
              variant="outlined"
              label={data.contract ? t('buyer.byContract', { number: data.contract }) : t('buyer.noContract')}
            />
          </Box>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
            {data.items.map((item) => (
              <ViewedPrice key={item.product.id} item={item} onRemove={() => setIds(ids.filter((id) => id !== item.product.id))} />
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}

function ViewedPrice({ item: { product, explanation, without }, onRemove }: { item: BuyerView['items'][number]; onRemove: () => void }) {
  const { t } = useTranslation('prices-desk')
  const money = useMoney()
  const number = useNumber()
  return (
    <SectionFrame
      isTight
      title={product.article}
      actions={
        <Button size="small" color="inherit" aria-label={t('buyer.removeNamed', { article: product.article })} onClick={onRemove}>
          {t('buyer.remove')}
        </Button>
      }
    >
      <Typography sx={{ mb: 1 }}>{product.name}</Typography>
      {explanation && (
        <>
          <Typography variant="h2" component="p" sx={{ mb: 2, fontVariantNumeric: 'tabular-nums' }}>
            {money(explanation.price.value)}{' '}
            {explanation.price.old !== null && (
              <Typography component="s" color="textSecondary" aria-label={t('buyer.old', { price: money(explanation.price.old) })}>
                {money(explanation.price.old)}
              </Typography>
            )}
          </Typography>
          <PriceSteps explanation={explanation} unit={product.unit} />
          {explanation.breaks.length > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              {explanation.breaks
                .map(({ from, price }) => t('buyer.break', { from: number(from), unit: product.unit, price: money(price) }))
                .join('; ')}
            </Typography>
          )}
        </>
      )}
      {without && <Typography>{t(`buyer.without.${without}`)}</Typography>}
    </SectionFrame>
  )
}
