import { mkdirSync } from 'node:fs'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/embedded-postgres'
import { migrateDatabase } from '#platform/migrate'
import { filesOnDisk } from '#platform/files'
import { fileSink } from '#seeds/demo/file-sink'
import { regions } from '#seeds/demo/site/regions'
import { seedGoods } from '#seeds/demo/goods/seed-goods'
mkdirSync('/tmp/goods-data', { recursive: true })
const server = await startEmbeddedPostgres({ folder: '/tmp/goods-data' })
try {
  for (const products of process.argv.slice(2).map(Number)) {
    const name = `goods_${products}_${Date.now()}`
    const admin = new pg.Client({ connectionString: server.url }); await admin.connect(); await admin.query(`create database ${name}`)
    const url = new URL(server.url); url.pathname = `/${name}`
    await migrateDatabase(url.href)
    const client = new pg.Client({ connectionString: url.href }); await client.connect()
    for (const { slug, name: n } of regions) await client.query('insert into regions (slug, name) values ($1, $2)', [slug, n])
    await client.query('set synchronous_commit = off')
    const start = performance.now(); let last = start, title0 = ''
    const marks: string[] = []
    await seedGoods(client, { products, files: fileSink(filesOnDisk('/tmp/goods-data/files')), progress: (_s, title) => { const t = title.replace(/\d[\d  ]*/g, '#'); if (t !== title0) { marks.push(`${title0}: ${((performance.now() - last) / 1000).toFixed(1)}`); last = performance.now(); title0 = t } } })
    marks.push(`${title0}: ${((performance.now() - last) / 1000).toFixed(1)}`)
    console.log(products, ((performance.now() - start) / 1000).toFixed(1), 's rss', Math.round(process.memoryUsage().rss / 1e6), marks.join('; '))
    for (const t of ['products', 'product_features', 'prices', 'stock', 'arrivals', 'product_links', 'series', 'product_sets', 'product_papers', 'features', 'feature_values']) process.stdout.write(`${t} ${(await client.query(`select count(*) from ${t}`)).rows[0].count}; `)
    console.log((await client.query('select pg_size_pretty(pg_database_size(current_database())) s')).rows[0].s)
    await client.end(); await admin.query(`drop database ${name} with (force)`); await admin.end()
  }
} finally { await server.stop() }
