import type { HomeBlock } from '@vitrina/contract/site/site'
import { Suspense } from 'react'
import { BannersBlock } from './banners-block.tsx'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { BrandsBlock } from './brands-block.tsx'
import { IntroBlock } from './intro-block.tsx'
import { LinksBlock } from './links-block.tsx'
import { NewsBlock } from './news-block.tsx'
import { SectionsBlock } from './sections-block.tsx'
import { TextBlock } from './text-block.tsx'

/** Apart from the page: only a shop whose seller has put goods there needs it. */
const GoodsBlock = lazyChunk(() => import('./goods-block.tsx'), 'GoodsBlock', ['cart', 'product'])

/** One block of the home page; staff look at a draft through it too. */
export function HomeBlockView({ block }: { block: HomeBlock }) {
  switch (block.kind) {
    case 'intro':
      return <IntroBlock block={block} />
    case 'sections':
      return <SectionsBlock block={block} />
    case 'brands':
      return <BrandsBlock block={block} />
    case 'goods':
      return (
        <Suspense fallback={null}>
          <GoodsBlock block={block} />
        </Suspense>
      )
    case 'news':
      return <NewsBlock block={block} />
    case 'links':
      return <LinksBlock block={block} />
    case 'text':
      return <TextBlock block={block} />
    case 'banners':
      return <BannersBlock block={block} />
  }
}
