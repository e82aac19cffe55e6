import Box from '@mui/material/Box'
import { useLocation } from '@tanstack/react-router'
import { parseSearch } from '#lib/search-string.ts'
import { readOpenProduct } from './catalogue.params.ts'
import { FilterPanel } from './filters/filter-panel.tsx'
import { ProductList } from './list/product-list.tsx'
import { ProductDialog } from './product-dialog/product-dialog.tsx'
import { useCatalogueParams } from './use-catalogue-params.ts'

export function CataloguePage() {
  const { params } = useCatalogueParams()
  const searchStr = useLocation({ select: (location) => location.searchStr })
  const open = readOpenProduct(parseSearch(searchStr))
  return (
    <Box sx={{ display: 'flex', width: 1, maxWidth: 1600, mx: 'auto' }}>
      <FilterPanel params={params} />
      <ProductList params={params} />
      {open && <ProductDialog open={open} />}
    </Box>
  )
}
