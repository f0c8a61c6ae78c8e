using System.Collections.Generic;

namespace Roundup.Probes.ThreeLevels;

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
