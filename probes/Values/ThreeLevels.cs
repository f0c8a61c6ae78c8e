using System.Collections.Generic;

namespace Roundup.Probes.ThreeLevels;

#if MODEL
public class Message
{
    public Animal? Animal { get; set; }

    public List<Animal> Others { get; set; } = [];
}

public class Animal
{
    public string? Name { get; set; }
}

public class Dog : Animal
{
    public bool Barks { get; set; }
}

public class Puppy : Dog
{
    public int Weeks { get; set; }
}
#endif
#if VALUES
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
#endif
