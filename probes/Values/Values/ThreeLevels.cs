using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.ThreeLevels;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Animal = new Puppy { Name = "a", Barks = true, Weeks = 3 } },
        new()
        {
            Animal = new Dog { Name = "b", Barks = true },
            Others = [new Animal { Name = "c" }, new Puppy { Weeks = 1 }],
        },
        new() { Animal = new Animal { Name = "d" }, Others = [new Dog()] },
        new() { Animal = new Puppy() },
    ];
}
