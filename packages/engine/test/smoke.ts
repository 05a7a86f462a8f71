import { game, openMatch, resolveOptions, FastRandom, StreamRandom, settle, recordDeal, recordGame, replay, type Game, type DealRecord, type Action } from '../src/index.ts';
import { judge } from './naive/judge.ts';
const mu = game('mu')!;
const legal: Action[] = [];
let guesses=0;
for (const players of [3,4,5,6]) for (let seed=0; seed<40; seed++) {
  const opts = resolveOptions(mu, players, players===3&&seed%2?{viceWithThree:true,removedColours:['R','G']}:{target:100});
  if (!opts.ok) throw opts.error;
  const r = new FastRandom(seed*10+players);
  let match = openMatch(mu, players, opts.value, r.below(players)); const deals: DealRecord[] = [];
  while(!match.over && deals.length<60){
    const state: any = mu.deal(match.setup, r);
    for(;;){ const a=mu.acting(state); if(!a) break; const seat=31-Math.clz32(a); const n=mu.legal(state,seat,legal);
      let act; if (state.phase==='auction'){const st=state.auction.staged; act = st===0 ? (r.below(4)<3||n===1?legal[0]:legal[1+r.below(n-1)]) : (n>1&&r.below(6)<(st===1?1:st===2?3:0)?legal[1+r.below(n-1)]:legal[0]);} else act=legal[r.below(n)];
      if (seed<6 && state.auction.staged===0) { for (const eyes of [seat,(seat+1)%players,-1]) { const v = JSON.stringify(mu.view(state,eyes)); const g=mu.guesser(JSON.parse(v)); for(let k=0;k<2;k++){ const w=JSON.stringify(mu.view(g(r),eyes)); guesses++; if(v!==w){console.log('GUESS DIFF',eyes,v,w);process.exit(1);} } } }
      mu.apply(state,seat,act,r);
    }
    deals.push(recordDeal(mu,match,state)); match=settle(mu,match,state);
  }
  const rec = JSON.parse(JSON.stringify(recordGame(mu,match,deals)));
  const res = replay(rec); if(!res.ok) {console.log('REPLAY',res.error); process.exit(1)}
  const v = judge(rec); if (v.length){console.log(players,seed,v.slice(0,3)); console.log(JSON.stringify(rec.deals[v[0].deal??0]).slice(0,3000)); process.exit(1)}
}
console.log('ok',guesses);
