using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.WideNames;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { A = 1, B = 2, C = 3, あああ = 123, 個人番号 = 4, Größe = 7 },
        new() { A = 5, B = 6, C = 7, あああ = 321, 個人番号 = 8, Größe = 9 },
    ];
}
