using System.Collections.Generic;

namespace Roundup.Datasets.Vehicles;

public class Fleet
{
    public string Name { get; set; } = "";

    public Vehicle? Flagship { get; set; }

    public List<Vehicle> Vehicles { get; set; } = [];
}

public abstract class Vehicle
{
    public string Plate { get; set; } = "";

    public int Seats { get; set; }
}

public class Car : Vehicle
{
    public bool Electric { get; set; }
}

public class Taxi : Car
{
    public double PricePerKilometre { get; set; }
}

public class Ship : Vehicle
{
    public string Harbour { get; set; } = "";

    public List<string> Containers { get; set; } = [];
}
