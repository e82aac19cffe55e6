import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Cart } from '@vitrina/contract/cart/cart'
import { useCallback, useMemo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSupplyChoice } from '#parts/cart/supply-choice.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { showMessage } from '#ui/messages.ts'
import { Page } from '#ui/page.tsx'
import { AnalogsBar } from './analogs/analogs-bar.tsx'
import { AnalogsOverlay } from './analogs/analogs-overlay.tsx'
import { useCartAnalogs } from './analogs/use-cart-analogs.ts'
import { SupplyBar } from './supply/supply-bar.tsx'
import { SupplyOverlay } from './supply/supply-overlay.tsx'
import { useSupplyPlan } from './supply/use-supply-plan.ts'
import { arrangeLines } from './arrange-lines.rules.ts'
import { cartQuery, useDeleteLines, useRestoreLines } from './cart.api.ts'
import { CartEmpty } from './cart-empty.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartToolbar } from './cart-toolbar.tsx'
import { CartTotalsBar, CartTotalsView } from './cart-totals.tsx'
import { ImportButton } from './import/import-button.tsx'
import { ImportOverlay } from './import/import-overlay.tsx'
import { NamedCarts } from './named-carts.tsx'
import { QuickAdd } from './quick-add.tsx'
import { useCartParams } from './use-cart-params.ts'
import { useEditLine } from './use-edit-line.ts'
import { useStableGroups } from './use-stable-groups.ts'

const UNDO_MS = 10_000

export function CartPage() {
  const { t } = useTranslation('cart-page')
  const { data: cart, error, refetch } = useQuery(cartQuery)
  // Here, not in the lines: they unmount with the last line, and undo must stay.
  const onDelete = useDeleteWithUndo()
  if (!cart && error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page title={t('title')} actions={<NamedCarts />}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', '& > form': { flex: '1 1 480px' } }}>
          <QuickAdd />
          <ImportButton />
        </Box>
        {!cart && <CartSkeleton />}
        {cart && (cart.lines.length === 0 ? <CartEmpty /> : <CartContent cart={cart} onDelete={onDelete} />)}
      </Box>
      <ImportOverlay />
      <SupplyOverlay />
    </Page>
  )
}

function CartContent({ cart, onDelete }: { cart: Cart; onDelete: (ids: number[]) => void }) {
  const { t } = useTranslation('cart-page')
  const { params } = useCartParams()
  const { search, sort } = params
  const supply = useSupplyChoice(cart.id)
  const plan = useSupplyPlan(cart.lines, supply)
  const arranged = useMemo(() => arrangeLines(cart.lines, { search, sort, plan }), [cart.lines, search, sort, plan])
  const shown = useMemo(() => arranged.flatMap(({ lines }) => lines), [arranged])
  const { groups, ...watch } = useStableGroups(arranged, `${search} ${sort} ${supply}`)
  const edit = useEditLine()
  const { here, replaceable } = useCartAnalogs(cart)
  const { open } = useHistoryStateSwitch()
  const onReplace = useCallback((id: number) => void open({ openedCartAnalogs: id }), [open])
  return (
    <div>
      <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <CartToolbar lines={cart.lines} shown={shown} onDelete={onDelete} />
          <SupplyBar lines={cart.lines} plan={plan} />
          <AnalogsBar count={here.length} />
          {groups.length > 0 ? (
            <div {...watch}>
              <CartLines groups={groups} plan={plan} replaceable={replaceable} onEdit={edit} onDelete={onDelete} onReplace={onReplace} />
            </div>
          ) : (
            <Typography color="textSecondary">{t('nothingFound', { search })}</Typography>
          )}
        </Box>
        <Box sx={{ position: { lg: 'sticky' }, top: { lg: 16 } }}>
          <CartTotalsView totals={cart.totals} />
        </Box>
      </Box>
      <CartTotalsBar totals={cart.totals} />
      <AnalogsOverlay lines={cart.lines} offers={here} />
    </div>
  )
}

function useDeleteWithUndo() {
  const { t } = useTranslation(['cart-page', 'cart'])
  const { mutate: remove } = useDeleteLines()
  const { mutate: restore } = useRestoreLines()
  return useCallback(
    (ids: number[]) =>
      remove(ids, {
        onSuccess: (tokens) =>
          showMessage({
            text: t('deleted', { count: ids.length }),
            duration: UNDO_MS,
            action: { label: t('cart:undo'), run: () => restore(tokens) },
          }),
      }),
    [remove, restore, t],
  )
}

const CartSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {[0, 1, 2, 3, 4, 5].map((line) => (
      <Skeleton key={line} variant="rounded" height={60} />
    ))}
  </Box>
)
