using System;

namespace Fleet;

internal sealed class Telemetry
{
    public string Device { get; set; } = "";
    public Guid DeviceId { get; set; }
    public int Seq { get; set; }
    public DateTime At { get; set; }
    public string State { get; set; } = "";
    public string Mode { get; set; } = "";
    public double? Temperature { get; set; }
    public int? Rpm { get; set; }
    public double Battery { get; set; }
    public bool[] Flags { get; set; } = Array.Empty<bool>();
    public Fault? Fault { get; set; }
    public TimeSpan Uptime { get; set; }
    public byte[] Raw { get; set; } = Array.Empty<byte>();
    public uint Checksum { get; set; }
    public Position? Gps { get; set; }
}

internal sealed class Fault
{
    public int Code { get; set; }
    public string Severity { get; set; } = "";
}

internal readonly struct Position
{
    public Position(double lat, double lon)
    {
        Lat = lat;
        Lon = lon;
    }

    public double Lat { get; }

    public double Lon { get; }
}
