import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Cart } from '@vitrina/contract/cart/cart'
import { useCallback, useMemo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSupplyChoice } from '#parts/cart/supply-choice.ts'
import { useAreTogglesOn } from '#parts/site/use-site.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { AnalogsNote } from './analogs/analogs-note.tsx'
import { AnalogsOverlay } from './analogs/analogs-overlay.tsx'
import { useCartAnalogs } from './analogs/use-cart-analogs.ts'
import { SupplyBar } from './supply/supply-bar.tsx'
import { SupplyOverlay } from './supply/supply-overlay.tsx'
import { useSupplyPlan } from './supply/use-supply-plan.ts'
import { arrangeLines } from './arrange-lines.rules.ts'
import { cartQuery, useReorderLine } from './cart.api.ts'
import { CartEmpty } from './cart-empty.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartTools } from './cart-tools.tsx'
import { CartActions } from './cart-tools-menu.tsx'
import { CartTotalsBar } from './cart-totals.tsx'
import { ImportOverlay } from './import/import-overlay.tsx'
import { NamedCarts } from './named-carts.tsx'
import type { LineEdit } from './edit-queue.ts'
import { useCartParams } from './use-cart-params.ts'
import { useCartUndo } from './use-cart-undo.ts'
import { useStableGroups } from './use-stable-groups.ts'

const none: Cart['lines'] = []

export function CartPage() {
  const { t } = useTranslation('cart-page')
  const { data: cart, error, refetch } = useQuery(cartQuery)
  // Here, not in the lines: they unmount with the last line, and undo must stay.
  const { edit, deleteLines: onDelete } = useCartUndo()
  if (!cart && error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={t('title')}
      isTight
      actions={
        <>
          <NamedCarts />
          <CartActions hasLines={(cart?.lines.length ?? 0) > 0} />
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <CartTools lines={cart?.lines ?? none} onDelete={onDelete} />
        {!cart && <CartSkeleton />}
        {cart && (cart.lines.length === 0 ? <CartEmpty /> : <CartContent cart={cart} onEdit={edit} onDelete={onDelete} />)}
      </Box>
      <ImportOverlay />
      <SupplyOverlay />
    </Page>
  )
}

type ContentProps = { cart: Cart; onEdit: (id: number, edit: LineEdit) => void; onDelete: (ids: number[]) => void }

function CartContent({ cart, onEdit, onDelete }: ContentProps) {
  const { t } = useTranslation('cart-page')
  const { params } = useCartParams()
  const { search, sort } = params
  const supply = useSupplyChoice(cart.id)
  const plan = useSupplyPlan(cart.lines, supply)
  const arranged = useMemo(() => arrangeLines(cart.lines, { search, sort, plan }), [cart.lines, search, sort, plan])
  const isOwnOrder = sort === 'own'
  const { groups, ...watch } = useStableGroups(arranged, { arrangedBy: `${search} ${sort} ${supply}`, isOwnOrder })
  const { here, replaceable } = useCartAnalogs(cart)
  const { open } = useHistoryStateSwitch()
  const onReplace = useCallback((id: number) => void open({ openedCartAnalogs: id }), [open])
  const { mutate: reorder } = useReorderLine()
  const onReorder = useCallback((id: number, after: number | null) => reorder({ id, after }), [reorder])
  const canOrder = useAreTogglesOn()(['orders'])
  return (
    <div>
      <SupplyBar lines={cart.lines} plan={plan}>
        <AnalogsNote count={here.length} />
      </SupplyBar>
      {groups.length > 0 ? (
        <div {...watch}>
          <CartLines
            groups={groups}
            plan={plan}
            replaceable={replaceable}
            isMovable={isOwnOrder && search === ''}
            canOrder={canOrder && cart.totals.selectedCount > 0}
            onEdit={onEdit}
            onDelete={onDelete}
            onReplace={onReplace}
            onReorder={onReorder}
          />
        </div>
      ) : (
        <Typography color="textSecondary">{t('nothingFound', { search })}</Typography>
      )}
      <CartTotalsBar totals={cart.totals} />
      <AnalogsOverlay lines={cart.lines} offers={here} />
    </div>
  )
}

const CartSkeleton = () => (
  <Box data-page-loader sx={{ display: 'grid', gap: 1 }}>
    {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((line) => (
      <Skeleton key={line} variant="rounded" height={35} />
    ))}
  </Box>
)
